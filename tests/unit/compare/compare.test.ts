import { describe, expect, test } from 'vitest'
import { isWanted, readOptions } from '../../../scripts/compare/options.ts'
import { pairPictures } from '../../../scripts/compare/pair-pictures.ts'
import type { Picture } from '../../../scripts/compare/take-pictures.ts'

describe('--only', () => {
  test.each([
    [[], 'dialogs', '/?dialog=partnership', true],
    [['/products/*'], 'pages', '/products/reactor', true],
    [['/products/*'], 'drafts', '/products/reactor', true],
    [['/products/*'], 'pages', '/products', false],
    [['/products/*'], 'pages', '/company/products/a', false],
    [['/'], 'pages', '/', true],
    [['/'], 'menus', '/', false],
    [['/legal.*'], 'pages', '/legal/privacy', false],
    [['gallery'], 'gallery', '/gallery', true],
    [['gallery'], 'pages', '/', false],
    [['gallery', '/legal/*'], 'pages', '/legal/privacy', true],
  ])('%j selects %s %s: %s', (only, group, path, wanted) => {
    expect(isWanted(only, group, path)).toBe(wanted)
  })

  test.each([
    [['HEAD', '--only', 'galery'], '--only galery: write a path that begins with a slash, or one'],
    [['HEAD', '--only', 'studio'], '--only studio needs --studio'],
    [['HEAD', 'main'], 'Name one revision'],
    [[], 'Name one revision'],
    [['HEAD', '--all'], "Unknown option '--all'"],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})

test('pictures are the same, different, new or missing', () => {
  const picture = (name: string, hash: string): Picture => {
    const id = `pages ${name} 390`
    return { id, group: 'pages', name, width: 390, hash, file: `${name}.png` }
  }
  const pairs = pairPictures(
    [picture('a', '1'), picture('b', '1'), picture('c', '1')],
    [picture('d', '1'), picture('b', '2'), picture('a', '1')],
  )
  expect(pairs).toMatchObject({
    same: [{ name: 'a' }],
    different: [{ name: 'b', hash: '2' }],
    new: [{ name: 'd' }],
    gone: [{ name: 'c' }],
  })
})
