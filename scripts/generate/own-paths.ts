import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { formsIn } from './form-registry.ts'

const APP = 'web/src/app'
const PUBLIC = 'web/public'

/** The generated file, which the Studio reads too. */
export const OWN_PATHS_FILE = 'web/src/lib/own-paths.gen.ts'

/** Next answers with its error pages at these paths, whatever routes there are. */
const STATUS_PAGES = ['404', '500']

/** Metadata files of Next.js, which it serves under another name. */
const METADATA: Readonly<Record<string, string>> = {
  manifest: 'manifest.webmanifest',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
}

/** The text of the generated file, from the routes and the public files of the site below `root`. */
export function ownPaths(root: string): string {
  const routes = filesIn(join(root, APP)).flatMap((file) => routeOf(file) ?? [])
  const files = filesIn(join(root, PUBLIC))
  const areas = new Set(routes.filter(isOfDocuments).map(firstOf))
  const pages = formsIn(root).map(({ name }) => `forms/${name}`)
  const own = [...routes, ...files, ...pages].filter((path) => path && !path.includes('['))
  const segments = [...routes, ...files, ...STATUS_PAGES]
    .map(firstOf)
    .filter((segment) => segment && !areas.has(segment))
  const list = (values: string[]) =>
    [...new Set(values)]
      .toSorted()
      .map((value) => `  '${value}',\n`)
      .join('')
  return `// Generated from the routes and the files of the site by npm run types: do not edit.

/** The paths at which the site itself answers, also those between paths of documents. */
export const OWN_PATHS: readonly string[] = [
${list(own.map((path) => `/${path}`))}]

/** The first segments that the site keeps for itself: no document has such a path or one below it. */
export const OWN_SEGMENTS: readonly string[] = [
${list(segments)}]
`
}

/** All files below a folder, also in folders whose names begin with a dot. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** The route that a file of the app folder serves, without groups: company/careers/[slug]. */
function routeOf(file: string): string | undefined {
  const name = basename(file)
  const [stem = ''] = name.split('.')
  const folders = dirname(file)
    .split('/')
    .filter((segment) => segment !== '.' && !segment.startsWith('('))
  if (stem === 'page' || stem === 'route') return folders.join('/')
  if (METADATA[stem]) return METADATA[stem]
  return /\.(ico|png|jpg|svg)$/.test(name) ? [...folders, name].join('/') : undefined
}

const firstOf = (route: string): string => route.split('/')[0] ?? ''

/** Whether documents have paths of this route; the API, the pages of forms and share images belong to the site. */
const isOfDocuments = (route: string): boolean =>
  route.includes('[') && !/^(api|forms|og)\//.test(route)
