/* A bot in plain C: it takes the first move it is offered. No library; the list of moves is found by a small scan.
   Build and try it: cc -o first_move examples/bots/first_move.c && sagrada match program:./first_move random */

#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text behind "key": in a line, or NULL. A quote inside a text is written \", so it can't be taken for a key. */
static const char *after_key(const char *line, const char *key) {
    const char *found = strstr(line, key);
    if (found == NULL) return NULL;
    found += strlen(key);
    return found + strspn(found, " :[");
}

/* Does the type of the message begin with this word? */
static int is_type(const char *line, const char *word) {
    const char *type = after_key(line, "\"type\"");
    return type != NULL && strncmp(type, word, strlen(word)) == 0;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0 && !is_type(line, "\"bye\"")) {
        const char *move = after_key(line, "\"moves\"");
        if (is_type(line, "\"hello\""))
            puts("{\"type\": \"hello\", \"protocol\": 1, \"name\": \"first move\"}");
        else if (move != NULL && *move == '"') /* moves are plain ASCII without quotes inside: copy up to the next one */
            printf("{\"type\": \"move\", \"move\": \"%.*s\"}\n", (int)strcspn(move + 1, "\""), move + 1);
        fflush(stdout);
    }
    free(line);
    return 0;
}
