import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './ports.ts'
import { ROOT } from './root.ts'
import { fillIn } from './start-nginx.ts'
import { startTemporaryServer, temporaryFolder, unprivilegedUser } from './temporary-server.ts'

const TEMPLATE = join(ROOT, 'scripts/deploy/varnish.vcl')
const READY_MS = 20_000

export type Varnish = {
  /** The URL without a final slash. */
  url: string
  stop: () => Promise<void>
}

type Options = {
  program: string
  /** The port of the backend on loopback. */
  site: number
  /** The token that a purge needs. */
  token: string
  /** Its port; a free one by default. */
  port?: number
  /** Maximum age of a page in seconds while purges are outstanding. */
  longestUncertain?: number
}

/**
 * Starts Varnish with the deployed configuration (scripts/deploy/varnish.vcl), on loopback, unprivileged, in a
 * temporary folder.
 */
export async function startVarnish(options: Options): Promise<Varnish> {
  const { program, site, token, longestUncertain = 50 } = options
  const port = options.port ?? (await freePort())
  const owner = unprivilegedUser('vcache', 'varnish')
  const folder = temporaryFolder('varnish-', owner, (folder) => {
    const filled = fillIn(readFileSync(TEMPLATE, 'utf8'), {
      SITE_HOST: '127.0.0.1',
      SITE_PORT: String(site),
      PURGERS: '"127.0.0.1";',
      LONGEST_UNCERTAIN: `${longestUncertain}s`,
    })
    writeFileSync(join(folder, 'site.vcl'), filled)
    return folder
  })
  const command = [
    'env',
    `EDGE_PURGE_TOKEN=${token}`,
    program,
    '-F',
    '-n',
    join(folder, 'work'),
    '-f',
    join(folder, 'site.vcl'),
    '-a',
    `127.0.0.1:${port}`,
    '-s',
    'default,64m',
    '-j',
    'none',
    '-p',
    'http_gzip_support=off',
  ]
  const { stop, log } = startTemporaryServer(folder, command, owner)
  const deadline = Date.now() + READY_MS
  while (!(await isListening(port))) {
    if (Date.now() > deadline) {
      const said = log()
      await stop()
      throw new Error(`Varnish did not start:\n${said}`)
    }
    await wait(50)
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
