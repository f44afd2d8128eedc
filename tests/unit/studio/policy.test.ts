import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../scripts/studio/policy.ts'

const siteUrl = 'https://www.chainlantern.example/somewhere'

function sources(directive: string, apiHost: string) {
  const policy = contentSecurityPolicy('', { apiHost, siteUrl })
  const found = policy.split('; ').find((entry) => entry.startsWith(`${directive} `))
  return found?.split(' ').slice(1)
}

test('with a lake, requests go to the lake and its subdomains only', () => {
  expect(sources('connect-src', 'http://localhost:3900')).toEqual([
    "'self'",
    'http://localhost:3900',
    'http://*.localhost:3900',
    'ws://*.localhost:3900',
  ])
  expect(sources('connect-src', 'https://lake.example')).toContain('wss://*.lake.example')
})

test('with a hosted project, requests go to Sanity’s API', () => {
  expect(sources('connect-src', '')).toContain('https://*.api.sanity.io')
  expect(sources('connect-src', '')).toContain('wss://*.api.sanity.io')
  expect(sources('img-src', '')).toContain('https://cdn.sanity.io')
  expect(sources('connect-src', '')?.join(' ')).not.toContain('localhost')
})

test('only the site may be framed', () => {
  expect(sources('frame-src', '')).toEqual(['https://www.chainlantern.example'])
})
