import { MAX_BODY_BYTES, MAX_IMAGE_PIXELS } from 'content-lake/limits'
import { expect, test } from 'vitest'
import { checkImageSize, imageLimits } from '../../../studio/schema/validation/image-size'

const image = { bytes: 3_000_000, width: 12_000, height: 12_000 }

test('a larger image is refused with its size, the limit and what to do', () => {
  expect(checkImageSize(image)).toBe(true)
  expect(checkImageSize({ ...image, width: 20_000 })).toBe(true)
  expect(checkImageSize({ ...image, width: 24_000 })).toBe(
    'This image has 24,000 × 12,000 px; the limit is as many pixels as 16,000 × 16,000. Make it smaller first: no page shows more than 2,560 px.',
  )
  expect(checkImageSize({ ...image, bytes: 40 * 1024 * 1024 })).toMatch(
    /^This image has 40 MB; the limit is 32 MB\./,
  )
})

test('the Studio and the lake have the same limits', () => {
  expect(imageLimits.side ** 2).toBe(MAX_IMAGE_PIXELS)
  expect(imageLimits.megabytes * 1024 * 1024).toBe(MAX_BODY_BYTES)
})
