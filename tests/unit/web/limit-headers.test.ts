import { expect, test } from 'vitest'
import { firstCookies } from '@/http/next-workarounds/limit-headers'

test('the cookies of a browser stay as they are; of thousands the first 60 stay', () => {
  const usual = '__prerender_bypass=a=b; theme="x y"; other'
  expect(firstCookies(usual)).toBe(usual)
  const many = Array.from({ length: 4000 }, (_, at) => `c${at}=`).join('; ')
  expect(firstCookies(many).split(';')).toHaveLength(60)
  expect(many.startsWith(firstCookies(many))).toBe(true)
})
