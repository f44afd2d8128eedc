import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

export interface BuiltFile {
  path: string
  type: string
}

/** The built Studio: files by URL path, and the HTML page. */
export interface BuiltStudio {
  files: Map<string, BuiltFile>
  html: string
}

/** Lists the files of the built Studio. Only these are served, so no URL leaves the folder. */
export async function readBuiltStudio(folder: string): Promise<BuiltStudio> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, BuiltFile>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    files.set(address, { path, type: types[extname(path)] ?? 'application/octet-stream' })
  }
  return { files, html: await readFile(join(folder, 'index.html'), 'utf8') }
}
