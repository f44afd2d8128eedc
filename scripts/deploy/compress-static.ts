import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Compressible types; fonts and photographs are compressed already. */
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.txt', '.ico', '.map', '.wasm'])
const SMALLEST = 1000

/**
 * Writes FILE.br and FILE.gz beside each file of a folder, for nginx (`brotli_static`, `gzip_static`), at the highest
 * level since it runs once per build. Returns the number of compressed files.
 */
export function compressStatic(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  let count = 0
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSED.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < SMALLEST) continue
    // Node's default is the highest level for Brotli, but not for gzip.
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    count += 1
  }
  return count
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: node scripts/deploy/compress-static.ts FOLDER')
  console.log(`${compressStatic(folder)} files compressed in ${folder}`)
}
