import { globSync, readFileSync } from 'node:fs'

// Layers of web/src, lowest first: a layer imports only from itself and from the layers before it.
const LAYERS = [
  ['lib', 'env', 'env-schema', 'env-faults', 'env-proxies'],
  ['http'],
  ['content'],
  ['ui'],
  ['leads/forms'],
  ['leads/client', 'leads/server', 'pictures'],
  ['documents'],
  ['search'],
  ['sections'],
  ['seo'],
  ['frame'],
  ['app', 'proxy', 'instrumentation', 'instrumentation-client'],
]

const under = (names) => `^web/src/(${names.join('|')})(/|\\.[a-z]+$)`

const upward = LAYERS.slice(0, -1).map((names, index) => ({
  name: `no-upward-import-from-${names[0].replace('/', '-')}`,
  severity: 'error',
  comment: `${names.join(', ')} must not import from a higher layer.`,
  from: { path: under(names) },
  to: { path: under(LAYERS.slice(index + 1).flat()) },
}))

// Rooms that know nothing of each other.
const APART = [
  [
    ['content', 'ui', 'pictures'],
    ['leads/forms', 'leads/server'],
  ],
]
const separate = APART.flatMap(([one, other]) =>
  [
    [one, other],
    [other, one],
  ].map(([names, neighbors]) => ({
    name: `no-import-from-${names[0].replace('/', '-')}-to-its-neighbor`,
    severity: 'error',
    comment: 'They know nothing of each other; app and instrumentation put them together.',
    from: { path: under(names) },
    to: { path: under(neighbors) },
  })),
)

// Stored submissions: accept → store ← deliver, and privacy erases what is stored. The files beside them open all.
const LEADS_SERVER = 'web/src/leads/server'
const insideLeads = ['accept', 'deliver', 'privacy', 'store'].map((part) => ({
  name: `no-import-from-leads-${part}-to-its-neighbor`,
  severity: 'error',
  comment: 'Accepting, delivering and privacy know the store only; the store knows none of them.',
  from: { path: `^${LEADS_SERVER}/${part}/` },
  to: { path: `^${LEADS_SERVER}/(?!${part === 'store' ? part : `store|${part}`}/)` },
}))

const CLIENT_FILES = globSync('web/src/**/*.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith("'use client'"),
)

const workspace = (name, allowed, except = []) => ({
  name: `${name}-imports-its-own`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: except },
  to: { path: '^(web|studio|scripts|tests)/', pathNot: [`^${name}/`, ...allowed] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...upward,
    ...separate,
    ...insideLeads,
    ...['from', 'to'].map((end) => ({
      name: 'no-folder-without-a-layer',
      severity: 'error',
      comment: 'A new folder in web/src needs its place in the layers of this file.',
      from: {},
      to: {},
      [end]: { path: '^web/src/', pathNot: under(LAYERS.flat()) },
    })),
    {
      name: 'no-import-of-a-registry-by-its-members',
      severity: 'error',
      comment:
        'The registry imports every section; a section that imports it would create a cycle.',
      from: { path: '^web/src/sections/[^/]+/' },
      to: {
        path: '^web/src/sections/(section-list|get-sections|registry)\\.',
      },
    },
    {
      name: 'built-site-in-integration-web',
      severity: 'error',
      comment:
        'Two servers must not use one build at a time, so these tests are a step of their own.',
      from: { path: '^tests/integration/', pathNot: '^tests/integration/web/' },
      to: { path: '^tests/support/stack\\.ts$' },
    },
    {
      name: 'leads-server-behind-its-door',
      severity: 'error',
      comment:
        'Only the API routes, the server and the inbox may touch stored requests; browsers get none of it.',
      from: {
        path: '^(web|studio|scripts)/',
        pathNot: '^(web/(src/app/api/|src/leads/server/|src/instrumentation\\.ts$)|scripts/leads/)',
      },
      to: { path: '^web/src/leads/server/' },
    },
    {
      name: 'leads-server-out-of-browsers',
      severity: 'error',
      comment:
        'What a browser loads must not lead to stored requests, through any number of files.',
      from: { path: ['^studio/', ...CLIENT_FILES.map((file) => `^${RegExp.escape(file)}$`)] },
      to: { path: '^web/src/leads/server/', reachable: true },
    },
    workspace('web', []),
    // Forms, icons and the site's own paths are listed once, on the site; the Studio offers or refuses the same.
    workspace('studio', [
      '^web/src/leads/forms/forms\\.gen\\.ts$',
      '^web/src/lib/own-paths\\.gen\\.ts$',
      '^web/src/ui/icon-paths\\.gen\\.ts$',
      // The messages between a form and its preview, the routes for editors, the limit that both sides keep, the
      // spelling of campaigns, and the ids of a page.
      '^web/src/(lib/live-document|lib/figure-names|lib/page-ids|lib/slug|lib/studio-api|sections/max-sections)\\.ts$',
    ]),
    // The seed is typed by what the Studio's schema says, through the generated types.
    // Site and commands have one schema of the environment; `npm run redirects` and the doctor have rules of the Studio.
    workspace(
      'scripts',
      [
        '^studio/schema/validation/(public-history|redirect)\\.ts$',
        '^web/src/content/types\\.gen\\.ts$',
        '^web/src/env-(schema|faults|proxies)\\.ts$',
        '^web/src/lib/slug\\.ts$',
        '^web/src/http/listen\\.ts$',
      ],
      ['^scripts/leads/'],
    ),
    // The inbox reads what the site stores, by the site's own tables and forms.
    {
      ...workspace('scripts/leads', [
        '^scripts/',
        '^web/src/leads/(server|forms)/',
        '^web/src/env-schema\\.ts$',
        '^web/src/lib/csv\\.ts$',
      ]),
      name: 'inbox-imports-the-store-and-the-forms',
    },
    {
      name: 'lake-stands-alone',
      severity: 'error',
      from: { path: '^scripts/lake/' },
      to: { path: '^(web|studio|tests|scripts)/', pathNot: '^scripts/lake/' },
    },
    {
      name: 'lake-by-its-exports',
      severity: 'error',
      comment:
        'The lake is a package: import content-lake. Its own tests see its files, as they would if they stood in it.',
      from: {
        path: '^(web|studio|scripts|tests)/',
        pathNot: '^(scripts|tests/(unit|integration|support))/lake(-http)?/',
      },
      to: { path: '^scripts/lake/', dependencyTypes: ['local'] },
    },
    {
      name: 'lake-dataset-without-http',
      severity: 'error',
      comment: 'Documents, queries and history of the lake do not depend on HTTP.',
      from: { path: '^scripts/lake/dataset/' },
      to: { path: '^scripts/lake/(http|assets)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next[^/]*|dist[^/]*|\\.sanity|node_modules/\\.cache)/' },
    // Paths of the tests' configuration include the alias @ of the site.
    tsConfig: { fileName: 'tests/tsconfig.json' },
    // A type that is imported upward ties the two together as much as a value.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
