import { beforeAll, describe, expect, inject, test } from 'vitest'
import { isMarked, marksOutsideText, pageLines, sourcesOfTexts } from '../../support/draft-page.ts'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'
import { stackClient } from '../../support/stack-client.ts'
import { visit } from '../../support/visit.ts'

const site = inject('site')
const PATHS = [...new Set([...seededPaths, ...EVERY_ROUTE, '/no-such-area/page'])]

let cookie: string
beforeAll(async () => {
  cookie = await enterDraftMode(stackClient(inject('lakeToken')))
})

describe.each(PATHS)('%s', (path) => {
  test('in draft mode is the page that visitors get, at most twice as large, with marks only in texts', async () => {
    const published = await visit(site + path)
    const draft = await visit(site + path, { cookie })
    expect(draft.status).toBe(published.status)
    expect(marksOutsideText(draft.html)).toEqual([])
    expect(pageLines(draft.html)).toEqual(pageLines(published.html))
    expect(isMarked(draft.text)).toBe(true)
    expect(isMarked(published.html)).toBe(false)
    // The page for a missing path has no tools to click with.
    if (draft.status === 200) expect(sourcesOfTexts(draft.html)).not.toContain(undefined)
    const [draftSize, size] = [draft.html, published.html].map((html) => Buffer.byteLength(html))
    expect(draftSize, 'bytes in draft mode').toBeLessThan(2 * (size ?? 0))
  })
})
