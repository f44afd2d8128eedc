import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { sectionTypes } from '../../../studio/schema/section-types'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { COMPARED_PATHS } from '../../support/every-route.ts'
import { parsePage } from '../../support/page-text.ts'
import { stackClient } from '../../support/stack-client.ts'
import { visit } from '../../support/visit.ts'
import { isMarked, marksOutsideText, pageLines, sourcesOfTexts } from './draft-page.ts'

const site = inject('site')
const PATHS = [...COMPARED_PATHS, '/no-such-area/page']

const client = stackClient(inject('lakeToken'))
const drafts = new Map<string, string>()
let cookie: string
beforeAll(async () => {
  cookie = await enterDraftMode(client)
}, 120_000)

describe.each(PATHS)('%s', (path) => {
  test('in draft mode equals the visitors’ page, at most four times as large, with marks only in texts', async () => {
    const published = await visit(site + path)
    const draft = await visit(site + path, { cookie })
    drafts.set(path, draft.html)
    expect(draft.status).toBe(published.status)
    expect(marksOutsideText(draft.html)).toEqual([])
    expect(pageLines(draft.html)).toEqual(pageLines(published.html))
    expect(isMarked(draft.text)).toBe(true)
    expect(isMarked(published.html)).toBe(false)
    // The not-found page has no editor tools.
    if (draft.status === 200) expect(sourcesOfTexts(draft.html)).not.toContain(undefined)
    const [draftSize, size] = [draft.html, published.html].map((html) => gzipSync(html).length)
    expect(draftSize, 'bytes in draft mode, compressed').toBeLessThan(4 * (size ?? 0))
  })
})

test('each section of each type stands behind a template that names it, for the tools of Presentation', async () => {
  const pages = await client.fetch<{ path: string; sections: { _key: string; _type: string }[] }[]>(
    '*[_type in ["page", "product"] && defined(path.current)]{"path": path.current, sections[]{_key, _type}}',
  )
  const compared = pages.filter(({ path }) => drafts.has(path))
  for (const { path, sections } of compared) {
    const templates = parsePage(drafts.get(path) ?? '').querySelectorAll('template[data-section]')
    const named = templates.map(({ attributes, nextElementSibling }) => [
      /sections:([^;]+)/.exec(attributes['data-section'] ?? '')?.[1],
      nextElementSibling?.rawTagName,
    ])
    expect(named, path).toEqual(sections.map(({ _key }) => [_key, 'section']))
  }
  const types = new Set(compared.flatMap(({ sections }) => sections.map(({ _type }) => _type)))
  expect([...types].sort()).toEqual(sectionTypes.map(({ name }) => name).sort())
})
