/** The arrows of docs/architecture.md: kernel ← games/rules ← bots ← table ← server, web, cli. */
const no = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    no('no-circles', 'Two files that need each other are one concept.', {}, { circular: true }),
    no('kernel-alone', 'The kernel knows nobody.', { path: '^kernel/' }, { path: '^(games|bots|table|board-kit|server|web|cli)/' }),
    no(
      'rules-pure',
      'Rules import the kernel, their own edition and the schema checker: no I/O, no framework.',
      { path: '^(games|examples)/([^/]+)/(rules|edition)/' },
      { pathNot: ['^kernel/', '^$1/$2/(rules|edition)/', 'node_modules/valibot'] },
    ),
    no('text-and-bot', 'Words and estimates see only their own game.', { path: '^(games|examples)/([^/]+)/(text|bot)/' }, { pathNot: ['^kernel/', '^$1/$2/'] }),
    no(
      'boards',
      'A board draws: it sees the kernel, the board kit, Svelte and its own game, and not the bot.',
      { path: '^(games|examples)/([^/]+)/board/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^kernel/', '^board-kit/', 'node_modules/svelte', '^$1/$2/(board|rules|edition|text)/'] },
    ),
    no(
      'rules-undrawn',
      'Nothing of a game but its board knows that it is drawn.',
      { path: '^(games|examples)/', pathNot: '^(games|examples)/[^/]+/(board|test)/' },
      { path: '^((games|examples)/[^/]+/board|board-kit)/' },
    ),
    no(
      'board-kit-below',
      'The board kit knows the kernel only.',
      { path: '^board-kit/', pathNot: '/test/' },
      { pathNot: ['^kernel/', '^board-kit/', 'node_modules/svelte'] },
    ),
    no('games-apart', 'No game knows another.', { path: '^(games|examples)/([^/]+)/' }, { path: '^(games|examples)/', pathNot: '^$1/$2/' }),
    no(
      'examples-shown',
      'Examples are for tests and, where boards are made, the gallery: the house does not serve them.',
      { pathNot: ['^examples/', '(^|/)test/', '^web/src/gallery/'] },
      { path: '^examples/' },
    ),
    no('games-below', 'No game knows who plays it.', { path: '^(games|examples)/' }, { path: '^(bots|table|server|web|cli)/' }),
    no('bots-below', 'Bots know no table.', { path: '^bots/' }, { path: '^(table|server|web|cli)/' }),
    no('bots-any-game', 'One search serves every game.', { path: '^bots/', pathNot: '\\.test\\.ts$' }, { path: '^games/' }),
    no('table-below', 'A table knows neither server nor browser.', { path: '^table/' }, { path: '^(server|web|cli)/' }),
    no(
      'tables-pure',
      'A table of people is worked out from its log alone.',
      { path: '^table/sitting/', pathNot: '/test/' },
      { pathNot: ['^kernel/', '^table/'] },
    ),
    no('server-apart', 'The server knows no page; it serves what was built.', { path: '^server/' }, { path: '^(web|cli|board-kit)/' }),
    no('web-apart', 'A page knows the server by its messages alone.', { path: '^web/' }, { path: '^server/' }),
    no('resolvable', 'Every import resolves.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^cli/bench/boardgame-io/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.json', '.svelte'],
    },
  },
};
