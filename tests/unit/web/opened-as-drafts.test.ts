import type { ContentSourceMap } from '@sanity/client'
import { createEditUrl, resolveEditInfo } from '@sanity/client/csm'
import { expect, test } from 'vitest'
import { openedAsDrafts } from '@/sanity/opened-as-drafts'

const sourceMap = (id: string): ContentSourceMap => ({
  documents: [{ _id: id, _type: 'product' }],
  paths: ["$['tagline']"],
  mappings: {
    "$['tagline']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
  },
})

function editUrl(id: string) {
  const found = resolveEditInfo({
    resultSourceMap: openedAsDrafts(sourceMap(id)),
    resultPath: ['tagline'],
    studioUrl: 'http://localhost:3333',
  })
  return createEditUrl(found as Parameters<typeof createEditUrl>[0])
}

test.each(['product-kyt', 'drafts.product-kyt'])('%s opens as an editable draft', (id) => {
  const url = editUrl(id)
  expect(url).toContain('/intent/edit/mode=presentation;id=product-kyt;type=product')
  expect(url).not.toContain('perspective=')
})

test('a version opens in its release', () => {
  expect(editUrl('versions.summer.product-kyt')).toContain('perspective=summer')
})
