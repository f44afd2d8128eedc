import { type FormPatch, set, setIfMissing, unset } from 'sanity'
import { expect, test } from 'vitest'
import { withoutOldText } from '../../../studio/components/replaced-image'

const asset = (id: string) => ({ _type: 'reference', _ref: id })
const image = { _type: 'image', asset: asset('image-a'), alt: 'Three wallets' }
const clearsText = (patches: FormPatch[], value?: typeof image) =>
  withoutOldText(patches, value).some((patch) => patch.type === 'unset' && patch.path[0] === 'alt')

test.each<[string, FormPatch[]]>([
  ['another image', [setIfMissing({ _type: 'image' }), set(asset('image-b'), ['asset'])]],
  ['another image by its id', [set('image-b', ['asset', '_ref'])]],
  ['no image', [unset(['asset'])]],
])('%s clears the alternative text', (_, patches) => {
  expect(clearsText(patches, image)).toBe(true)
  expect(withoutOldText(patches, image).slice(0, -1)).toEqual(patches)
})

test.each<[string, FormPatch[]]>([
  ['the same image', [set(asset('image-a'), ['asset'])]],
  ['a crop', [set({ top: 0.1 }, ['crop']), unset(['hotspot'])]],
  ['the text itself', [set('Two wallets', ['alt'])]],
  ['a pasted image, which has its own text', [set({ ...image, asset: asset('image-b') }, [])]],
  ['an upload that has begun', [set(12, ['_upload', 'progress'])]],
])('%s keeps it', (_, patches) => {
  expect(withoutOldText(patches, image)).toEqual(patches)
})

test('a first image keeps a text that is there', () => {
  const patches = [set(asset('image-b'), ['asset'])]
  expect(withoutOldText(patches, undefined)).toEqual(patches)
  const { asset: _, ...empty } = image
  expect(withoutOldText(patches, empty)).toEqual(patches)
})
