import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-images-'))
  vi.stubEnv('LEADS_DATABASE_URL', join(folder, 'leads.db'))
  vi.resetModules()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const tree = (words: string) => ({ type: 'div', key: null, props: { children: words } })
const draw = vi.fn(async () => new Uint8Array([1, 2, 3]))

test('an image that cannot be kept is drawn all the same, and the log says why', async () => {
  const { log } = await import('@/lib/log')
  const warn = vi.spyOn(log, 'warn')
  writeFileSync(join(folder, 'share-images'), 'a file in the place of the folder')
  const { keptImage } = await import('@/site/share-image/kept-images')
  expect(await keptImage(tree('One'), draw)).toEqual(new Uint8Array([1, 2, 3]))
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/cannot keep them/))
})
