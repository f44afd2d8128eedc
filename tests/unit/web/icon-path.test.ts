import { expect, test } from 'vitest'
import { iconPath, icons } from '@/ui/icon'

test.each(Object.entries(icons))('the icon %s has a path', (_name, icon) => {
  expect(iconPath(icon)).toMatch(/^M[\d. ]+\S/)
})

test('circles and rectangles become closed paths', () => {
  expect(iconPath([['circle', { cx: '12', cy: '12', r: '2' }]])).toBe(
    'M12 10h0a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v0a2 2 0 0 1 2 -2Z',
  )
  expect(iconPath([['rect', { x: '3', y: '4', width: '6', height: '8' }]])).toBe('M3 4h6v8h-6v-8Z')
})

test('a shape that starts with a relative move keeps its position', () => {
  const first = ['path', { d: 'M1 1h2' }] as [string, Record<string, string>]
  expect(iconPath([first, ['path', { d: 'm4 6 2 2' }]])).toBe('M1 1h2M0 0m4 6 2 2')
})

test('an unsupported shape throws an error', () => {
  expect(() => iconPath([['text', {}]])).toThrow('<text>')
})
