import { expect, inject, test } from 'vitest'
import { EVERY_ROUTE } from '../../support/every-route.ts'

test('the first that a page’s Link header names is its style sheet, once, before the fonts', async () => {
  for (const path of EVERY_ROUTE) {
    const response = await fetch(inject('site') + path)
    const html = await response.text()
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    const [first = '', ...others] = (response.headers.get('link') ?? '').split(', <')
    expect([path, first]).toEqual([path, `<${sheet}>; rel=preload; as="style"`])
    expect(
      others.some((each) => each.includes('as="font"')),
      path,
    ).toBe(true)
    expect(
      others.some((each) => each.includes('as="style"')),
      path,
    ).toBe(false)
  }
})
