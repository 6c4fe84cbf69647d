#include <stdio.h>
#include "sagrada.h"

int main(void) {
    sagrada_state game;
    int64_t random[4];
    sagrada_seed(random, 7, 0);
    sagrada_start(&game, SAGRADA_EDITION_CLASSIC, 2, 0);
    while (game.phase != SAGRADA_OVER) sagrada_apply(&game, sagrada_random_action(&game, random));
    for (int seat = 0; seat < game.seats; seat++) printf("seat %d: %d points\n", seat, sagrada_score(&game, seat));
    printf("winner: seat %d\n", sagrada_winner(&game));
}
