import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Child, ProcessGroup } from './process-group.ts'
import { untilReady } from './ready.ts'
import { ROOT } from './root.ts'
import { StartError } from './start-error.ts'

const NEXT = join(ROOT, 'node_modules/next/dist/bin/next')

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': 'export default { cacheComponents: true }',
  'app/layout.jsx':
    'export const metadata = { title: "Empty" }\nexport default ({ children }) => <html lang="en"><body>{children}</body></html>\n',
  'app/page.jsx': 'export default () => <h1>Empty</h1>\n',
}

type SmallApp = {
  name: string
  port: number
  /** Additional files by path, besides an empty page. */
  files?: Record<string, string>
}

/**
 * Builds and serves a minimal Next app: the baseline cost of machine and framework. An empty route of our site would
 * include what the site does on every request.
 */
export async function serveSmallApp(
  processGroup: ProcessGroup,
  { name, port, files = {} }: SmallApp,
): Promise<{ server: Child; url: string }> {
  // Inside the repository, so that it resolves the site's Next and React.
  const folder = join(ROOT, '.data', name)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const program = { cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } }
  const task = { ...program, name: `build of ${name}`, kind: 'task' as const }
  const build = processGroup.start({ ...task, args: [NEXT, 'build'] })
  const { code } = await build.ended
  if (code !== 0) throw new StartError(`The ${name} cannot be built:\n${build.lastLines()}`)
  const args = [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1']
  const server = processGroup.start({ ...program, name, kind: 'server', args })
  const url = `http://localhost:${port}/`
  await untilReady(server, url)
  return { server, url }
}
