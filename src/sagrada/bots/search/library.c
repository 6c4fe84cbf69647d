/* What programs outside Python see of the rules and the search: functions that check what they are given.
   Memory belongs to the caller. The generated C of the rules and the search, the tables' starts and the bots' styles
   stand before this text; checked wrappers of the rules' questions come after it. */

#if defined(__wasm__)
#define API(name) __attribute__((export_name(#name)))
#elif defined(_WIN32)
#define API(name) __declspec(dllexport)
#else
#define API(name) __attribute__((visibility("default")))
#endif

#define REFUSED (-2147483647 - 1)

enum { ROOM_FOR_ACTIONS = 1024 };

#if defined(__wasm__)
/* The compiler calls these by name; there is no library beneath a WebAssembly module. */
void *memset(void *to, int value, unsigned long many) {
    for (unsigned char *p = to; many--;) *p++ = (unsigned char)value;
    return to;
}
void *memcpy(void *to, const void *from, unsigned long many) {
    const unsigned char *q = from;
    for (unsigned char *p = to; many--;) *p++ = *q++;
    return to;
}

/* Memory for the page: it asks for room once and keeps it. */
extern unsigned char __heap_base;
static unsigned long next_room;
API(sagrada_room) void *sagrada_room(int bytes) {
    if (next_room == 0) next_room = ((unsigned long)&__heap_base + 15) & ~15ul;
    unsigned long room = next_room;
    next_room += ((unsigned long)bytes + 15) & ~15ul;
    unsigned long pages = (next_room + 65535) >> 16, there = __builtin_wasm_memory_size(0);
    if (pages > there && __builtin_wasm_memory_grow(0, pages - there) == (unsigned long)-1) return 0;
    return (void *)room;
}
#endif

API(sagrada_state_bytes) int sagrada_state_bytes(void) { return sizeof(State); }

API(sagrada_mind_bytes) int sagrada_mind_bytes(void) { return sizeof(Memory); }

API(sagrada_start) int sagrada_start(State *s, int edition, int seats, int glory) {
    if (edition < 0 || edition >= EDITIONS || seats < 1 || seats > 6) return 0;
    *s = STARTS[edition][glory ? 1 : 0][seats - 1];
    sg_begin(s);
    return 1;
}

/* A table of any options: the page fills in the fields of a blank state, then decks, cards and windows, then begins. */
API(sagrada_fill_decks) int sagrada_fill_decks(State *s, int bag, int mixed) {
    if (s->seats < 1 || s->seats > 6 || bag < 0 || bag > 127) return REFUSED;
    sg_fill_decks(s, bag, mixed);
    return 1;
}

API(sagrada_lay_card) int sagrada_lay_card(State *s, int stage, int place, int card) {
    if (stage < 0 || stage >= OVER || place < 0 || card < 0 || card > 31) return REFUSED;
    return sg_lay_card(s, stage, place, card);
}

API(sagrada_lay_window) int sagrada_lay_window(State *s, int seat, int level) {
    if (seat < 0 || seat >= s->seats || level < 0 || level > 6) return REFUSED;
    sg_lay_window(s, seat, level);
    return 1;
}

API(sagrada_print_window) int sagrada_print_window(State *s, int seat, int pattern) {
    if (seat < 0 || seat >= s->seats || pattern < 0 || pattern >= OWN) return REFUSED;
    sg_print_window(s, seat, pattern);
    return 1;
}

API(sagrada_print_color) int sagrada_print_color(State *s, int seat, int cell, int color) {
    if (seat < 0 || seat >= s->seats || cell < 0 || cell >= CELLS_MAX || color < 0 || color > 5) return REFUSED;
    sg_print_color(s, seat, cell, color);
    return 1;
}

API(sagrada_print_shade) int sagrada_print_shade(State *s, int seat, int cell, int shade) {
    if (seat < 0 || seat >= s->seats || cell < 0 || cell >= CELLS_MAX || shade < 0 || shade > 5) return REFUSED;
    sg_print_shade(s, seat, cell, shade);
    return 1;
}

API(sagrada_begin) void sagrada_begin(State *s) { sg_begin(s); }

/* What a seat may know, or a spectator (-1), as a state of its own. */
API(sagrada_observe) int sagrada_observe(State *s, State *known, int viewer) {
    if (viewer < -1 || viewer >= s->seats) return REFUSED;
    sg_copy_known(s, known, viewer);
    return 1;
}

API(sagrada_seed) void sagrada_seed(int64_t *random, uint32_t low, uint32_t high) { sg_seed_rng(random, low, high); }

API(sagrada_legal) int sagrada_legal(State *s, int *actions) { return sg_list_legal(s, actions); }

API(sagrada_check_legal) int sagrada_check_legal(State *s, int action) {
    int out[ROOM_FOR_ACTIONS];
    return action >= 0 && action < ACTIONS && sg_is_legal(s, action, out);
}

API(sagrada_apply) int sagrada_apply(State *s, int action) {
    if (!sagrada_check_legal(s, action)) return 0;
    sg_apply(s, action);
    return 1;
}

API(sagrada_random_action) int sagrada_random_action(State *s, int64_t *random) {
    int out[ROOM_FOR_ACTIONS];
    return s->phase == OVER ? REFUSED : sg_random_action(s, random, out);
}

API(sagrada_play_out) int sagrada_play_out(State *s, int64_t *random) {
    int out[ROOM_FOR_ACTIONS];
    return sg_playout(s, random, out);
}

API(sagrada_play_games) int sagrada_play_games(State *start, int64_t *random, int games, int16_t *scores, int8_t *winners) {
    int out[ROOM_FOR_ACTIONS];
    State s;
    return sg_play_many(start, &s, random, out, games, scores, winners);
}

/* A bot thinks on what its seat may know. */
static const State BLANK;

API(sagrada_decide) int sagrada_decide(Memory *mind, State *s, int seat, int bot, int nodes, int seed) {
    if (bot < 0 || bot >= BOTS || seat < 0 || seat >= s->seats || s->phase == OVER || sg_awaits_chance(s)) return REFUSED;
    const Style *style = &STYLES[bot];
    mind->tried[0] = BLANK;
    sg_copy_known(s, &mind->tried[0], seat);
    mind->kind = style->kind;
    mind->width = style->width;
    mind->most_lines = style->lines;
    mind->denial = style->denial;
    mind->horizon = style->horizon;
    mind->no_tools = !style->tools;
    mind->limit = style->tool_nodes;
    return sg_decide(mind, seat, style->look, nodes > 0 ? nodes : style->nodes, seed & 0x3FFFFFFF);
}

API(sagrada_nodes) int sagrada_nodes(const Memory *mind) { return mind->nodes; }
