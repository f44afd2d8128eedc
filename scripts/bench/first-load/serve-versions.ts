import { createHash, X509Certificate } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ServedTree, serveTree } from '../../compare/serve-tree.ts'
import { revision, workingTree } from '../../compare/trees.ts'
import { compressStatic } from '../../deploy/compress-static.ts'
import type { ProcessGroup } from '../../run/process-group.ts'
import { ROOT } from '../../run/root.ts'
import { serveSmallApp } from '../../run/small-app.ts'
import { type Nginx, startNginx } from '../../run/start-nginx.ts'
import type { Version } from './table.ts'

const NGINX_CONF = 'scripts/deploy/nginx.conf'

type Options = {
  /** The path of nginx. */
  nginx: string
  /** A revision of git. */
  base: string
  /** Another one; the working tree if left out. */
  now: string | undefined
  /** The first port. */
  port: number
  /** The folder of the builds, which are used again on the same day. */
  builds: string
}

export type Served = {
  /** Where each version is, without a slash at the end. */
  urls: Record<Version, string>
  /** The hashes of the keys of their certificates, as Chromium wants them. */
  keys: string[]
  stop: () => Promise<void>
}

/**
 * Builds and serves the base, the working tree and an empty page of the same Next, each by its own server behind an
 * nginx as it is deployed: TLS, HTTP/2, Brotli. Throws a `StartError` if one of them cannot be built.
 */
export async function serveVersions(options: Options, processGroup: ProcessGroup): Promise<Served> {
  const { nginx: program, port, builds } = options
  mkdirSync(builds, { recursive: true })
  const proxies: Nginx[] = []
  /** Puts nginx in front of a server; `folder` gets a copy of its static files, compressed. */
  const front = async (server: number, build: string, folder: string, template: string) => {
    const staticDir = `${folder}-static`
    rmSync(staticDir, { recursive: true, force: true })
    cpSync(join(build, 'static'), staticDir, { recursive: true })
    // nginx runs as another user.
    chmodSync(builds, 0o711)
    compressStatic(staticDir)
    const nginx = await startNginx({ program, servers: [server], staticDir, template })
    proxies.push(nginx)
    return nginx.url
  }
  const frontOfTree = ({ folder, settings }: ServedTree) => {
    const build = join(folder, 'web', settings.buildDirs.site)
    return front(settings.ports.site, build, folder, join(folder, NGINX_CONF))
  }
  const day = new Date().toISOString().slice(0, 10)
  const serve = (version: ReturnType<typeof revision>, side: string, base: number) =>
    serveTree(version, join(builds, side), { base, day, studio: false }, processGroup)
  const empty = { name: 'empty-page', port: port + 50 }
  await serveSmallApp(processGroup, empty)
  console.log('The base …')
  const base = await serve(revision(options.base), 'base', port)
  const version = options.now ? revision(options.now) : workingTree(join(builds, 'index'))
  console.log(`${version.label} …`)
  const now = await serve(version, 'now', port + 3)
  const urls = {
    empty: await front(
      empty.port,
      join(ROOT, '.data/empty-page/.next'),
      join(builds, 'empty'),
      join(ROOT, NGINX_CONF),
    ),
    base: await frontOfTree(base),
    now: await frontOfTree(now),
  }
  return {
    urls,
    keys: proxies.map(({ certificate }) => hashOfKey(certificate)),
    stop: async () => {
      await Promise.all(proxies.map((nginx) => nginx.stop()))
    },
  }
}

function hashOfKey(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
