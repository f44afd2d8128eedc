import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepEarlyPress, PAGE_ALIVE } from './keep-early-press.ts'
import { loadAfterFirstPaint } from './load-after-first-paint.ts'

type BuildManifest = { rootMainFiles?: string[] }

const PATIENCE_MS = 3000

/**
 * Lets a page load the framework's scripts when it has been painted. Next has them asked for in the head, where they
 * take the network and the processor from the styles and fonts that the first paint waits for, and has no setting for
 * it. So in its manifests, which it reads when it renders a page, one small script takes their place.
 *
 * @param build.distDir the folder of a build whose code is compiled and whose pages are not rendered yet
 * @throws when no manifest names such scripts: another version of Next keeps them elsewhere
 */
export function scriptsAfterFirstPaint({ distDir }: { distDir: string }): void {
  const manifests = globSync('{.,server/app/**}/build-manifest.json', { cwd: distDir })
    .map((name) => join(distDir, name))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(path, 'utf8')) as BuildManifest }))
    .filter(({ manifest }) => manifest.rootMainFiles?.length)
  if (manifests.length === 0) {
    throw new Error(
      `No build-manifest.json in ${distDir} has rootMainFiles: see how this Next names a page's first scripts, or take scriptsAfterFirstPaint out of next.config.ts.`,
    )
  }
  for (const { path, manifest } of manifests) {
    const { rootMainFiles = [] } = manifest
    const code = codeFor(rootMainFiles.map((file) => `/_next/${file}`))
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12)
    const file = `static/chunks/after-first-paint-${hash}.js`
    writeFileSync(join(distDir, file), code)
    writeFileSync(path, JSON.stringify({ ...manifest, rootMainFiles: [file] }))
  }
}

/** Both functions run in the browser as text: they know nothing but their arguments. */
const codeFor = (sources: string[]) =>
  `(${keepEarlyPress})('${PAGE_ALIVE}');(${loadAfterFirstPaint})(${JSON.stringify(sources)},${PATIENCE_MS})`
