import { expect, test } from 'vitest'
import { MAX_PIXELS } from '../../../scripts/lake/assets/image-metadata.ts'
import { MAX_BODY_BYTES } from '../../../scripts/lake/http/read-body.ts'
import { checkImageSize, imageLimits } from '../../../studio/schema/validation/image-size'

const picture = { bytes: 3_000_000, width: 12_000, height: 12_000 }

test('a picture of 12,000 × 12,000 px is accepted', () => {
  expect(checkImageSize(picture)).toBe(true)
})

test('a larger one is refused with its size, the limit and what to do', () => {
  expect(checkImageSize({ ...picture, width: 20_000 })).toBe(true)
  expect(checkImageSize({ ...picture, width: 24_000 })).toBe(
    'This picture has 24,000 × 12,000 px; the most is 16,000 × 16,000 px. Make it smaller first: no page shows more than 2,560 px.',
  )
  expect(checkImageSize({ ...picture, bytes: 40 * 1024 * 1024 })).toMatch(
    /^This picture has 40 MB; the most is 32 MB\./,
  )
})

test('the Studio states what the lake accepts', () => {
  expect(imageLimits.side ** 2).toBe(MAX_PIXELS)
  expect(imageLimits.megabytes * 1024 * 1024).toBe(MAX_BODY_BYTES)
})
