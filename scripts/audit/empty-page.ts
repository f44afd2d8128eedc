import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Family } from '../run/family.ts'
import { untilReady } from '../run/ready.ts'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'

// Inside the repository, so that it finds the very Next and React that the site runs on.
const FOLDER = join(ROOT, '.data/empty-page')
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next')

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': 'export default { cacheComponents: true }',
  'app/layout.jsx':
    'export const metadata = { title: "Empty" }\nexport default ({ children }) => <html lang="en"><body>{children}</body></html>\n',
  'app/page.jsx': 'export default () => <h1>Empty</h1>\n',
}

/**
 * Builds and serves the smallest app that Next can make: what the machine, the browser and the framework take by
 * themselves. A bare route of our own site would carry its fonts, styles and header along and hide what they cost.
 */
export async function serveEmptyPage(family: Family, port: number): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text)
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const program = { cwd: FOLDER, env }
  const build = family.start({
    ...program,
    name: 'empty page’s build',
    kind: 'task',
    args: [NEXT, 'build'],
  })
  const { code } = await build.ended
  if (code !== 0) throw new StartError(`The empty page cannot be built:\n${build.lastLines()}`)
  const args = [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1']
  const server = family.start({ ...program, name: 'empty page', kind: 'server', args })
  const url = `http://localhost:${port}/`
  await untilReady(server, url)
  return url
}
