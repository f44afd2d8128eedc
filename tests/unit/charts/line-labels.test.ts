import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NARROW, namedPoints, pointAt, textWidth } from '@/illustrations/charts/line-labels'

const labels = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 40 })

test('labels below a line never overlap, and the last one is always shown', () => {
  fc.assert(
    fc.property(labels, (names) => {
      const points = names.map((label, value) => ({ key: label, label, value, highlight: false }))
      const shown = [...namedPoints(points, NARROW)].sort((a, b) => a - b)
      expect(shown.at(-1)).toBe(points.length - 1)
      const middles = shown.map((index) => (pointAt(index, points.length) / 100) * NARROW)
      const widest = Math.max(...names.map(textWidth))
      for (const [index, middle] of middles.entries()) {
        const next = middles[index + 1]
        if (next !== undefined) expect(next - middle).toBeGreaterThanOrEqual(widest - 0.5)
      }
    }),
  )
})
