import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/run/root.ts'
import { ICON_MODULE, iconPathsModule, svgPath } from '../../scripts/write-icon-paths.ts'

test('the generated icons are those of lucide-react', () => {
  const written = readFileSync(join(ROOT, ICON_MODULE), 'utf8')
  expect(iconPathsModule(), 'stale: run npm run types').toBe(written)
})

test('a circle and a box are closed paths', () => {
  expect(svgPath('<svg><circle cx="12" cy="12" r="2"></circle></svg>')).toBe(
    'M12 10h0a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v0a2 2 0 0 1 2 -2Z',
  )
  expect(svgPath('<rect x="3" y="4" width="6" height="8"></rect>')).toBe('M3 4h6v8h-6v-8Z')
})

test('a shape that begins with a relative move keeps its place', () => {
  expect(svgPath('<path d="M1 1h2"></path><path d="m4 6 2 2"></path>')).toBe('M1 1h2M0 0m4 6 2 2')
})

test('a shape that cannot become a path fails', () => {
  expect(() => svgPath('<text x="1">a</text>')).toThrow('<text>')
})
