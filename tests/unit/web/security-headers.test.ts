import { describe, expect, test } from 'vitest'
import { securityHeaders, withInlineScripts } from '@/http/security-headers'

const LOCAL = {
  studioOrigins: ['http://localhost:3333'],
  apiHost: 'http://localhost:3900',
  chatOrigins: [],
  analyticsOrigins: [],
  development: false,
}

function policy(surroundings: Parameters<typeof securityHeaders>[0]): Record<string, string[]> {
  const text = securityHeaders(surroundings)['Content-Security-Policy'] ?? ''
  const directives = text.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
}

describe('the content security policy', () => {
  test('allows no inline handlers, and eval and all inline scripts only in development', () => {
    expect(policy(LOCAL)['script-src']).toEqual(["'self'"])
    expect(policy(LOCAL)['script-src-attr']).toEqual(["'none'"])
    expect(policy({ ...LOCAL, development: true })['script-src']).toEqual([
      "'self'",
      "'unsafe-inline'",
      "'unsafe-eval'",
    ])
  })

  test('has blocked scripts reported to the site, to one place', () => {
    expect(policy(LOCAL)).toMatchObject({
      'report-uri': ['/api/csp-reports'],
      'report-to': ['csp'],
    })
    expect(securityHeaders(LOCAL)['Reporting-Endpoints']).toBe('csp="/api/csp-reports"')
  })

  test('allows the inline scripts of a page by their hashes, and all of them if they are unknown', () => {
    const { 'Content-Security-Policy': text = '' } = securityHeaders(LOCAL)
    const hashes = ['sha256-A=', 'sha256-B=']
    expect(withInlineScripts(text, hashes)).toContain(
      "; script-src 'self' 'sha256-A=' 'sha256-B='; script-src-attr 'none'; ",
    )
    expect(withInlineScripts(text, [])).toBe(text)
    expect(withInlineScripts(text)).toContain(
      "; script-src 'self' 'unsafe-inline'; script-src-attr",
    )
    expect(withInlineScripts("default-src 'none'")).toBe("default-src 'none'")
  })

  test('forbids plugins, other base URLs, other form targets and frames', () => {
    expect(policy(LOCAL)).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-src': ["'none'"],
      'connect-src': ["'self'"],
    })
  })

  test('allows images of Sanity’s CDN if the content is hosted there', () => {
    expect(policy({ ...LOCAL, apiHost: '' })['img-src']).toContain('https://cdn.sanity.io')
  })

  test('allows the chat provider if there is one, including its WebSockets', () => {
    const chatOrigins = ['https://chat.example', 'https://*.chat.example']
    const opened = policy({ ...LOCAL, chatOrigins })
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'frame-src'])
      expect(opened[name]).toEqual(expect.arrayContaining(chatOrigins))
    expect(opened['connect-src']).toEqual([
      "'self'",
      ...chatOrigins,
      'wss://chat.example',
      'wss://*.chat.example',
    ])
  })

  test('allows the measurement of visits scripts, requests and pictures, and no frames', () => {
    const analyticsOrigins = ['https://measure.example']
    const opened = policy({ ...LOCAL, analyticsOrigins })
    const named = Object.keys(opened).filter((name) =>
      opened[name]?.includes('https://measure.example'),
    )
    expect(named.toSorted()).toEqual(['connect-src', 'img-src', 'script-src'])
  })
})
