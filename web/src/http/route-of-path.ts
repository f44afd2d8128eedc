import { OWN_PATHS } from '../lib/own-paths.gen.ts'
import { CONTENT_AREAS } from '../lib/routable-types.gen.ts'
import { calendarHref, chartFileHref, downloadsHref, homeHref, slugInArea } from '../lib/routes.ts'

const whole = new Set([...OWN_PATHS, homeHref()])

/** Folders of routes and files, the smaller ones first. */
const FOLDERS = [
  ...[calendarHref('/'), chartFileHref('').replace('.csv', ''), `${downloadsHref()}/`],
  ...['/api/', '/og/', '/_next/', '/icons/'],
]

/**
 * The route that serves a path, such as `/company/careers/*`. Logs and metrics name routes, which are few and hold nothing
 * of what a visitor typed.
 */
export function routeOfPath(path: string): string {
  if (whole.has(path)) return path
  const area = CONTENT_AREAS.find((each) => slugInArea(each, path) !== undefined)
  const folder = area ? `/${area}/` : FOLDERS.find((each) => path.startsWith(each))
  return `${folder ?? '/'}*`
}
