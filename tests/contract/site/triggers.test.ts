import { expect, test } from 'vitest'
import { visitRoutes } from '../../support/visit-routes.ts'

const pageAt = visitRoutes([
  '/',
  '/company/careers',
  '/company/contact',
  '/company/partners',
  '/login',
])
const labeled = (path: string, label: string) =>
  pageAt(path)
    .main.querySelectorAll('button')
    .filter(({ text }) => text.trim() === label)

test('each of the five jobs has a button that opens the application dialog', () => {
  expect(labeled('/company/careers', 'Apply Now')).toHaveLength(5)
})

test.each([
  'Watch Demo',
  'Free Investigation Request',
  'Technical Support',
  'Partnership Inquiry',
  'Media Inquiry',
  'Request Personal Demo',
  'Contact Sales',
  'Get Support',
])('the home page has a button that opens a dialog: %s', (label) => {
  expect(labeled('/', label).length).toBeGreaterThan(0)
})

test.each(['/company/contact', '/company/partners'])('%s opens dialogs', (path) => {
  const triggers = pageAt(path).main.querySelectorAll('button[aria-haspopup=dialog]')
  expect(triggers.length).toBeGreaterThan(2)
})

test('the login screen links to the other screens and to the terms', () => {
  const links = pageAt('/login').root.querySelectorAll('a[href]')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/forgot-password',
      '/signup',
      '/legal/terms-of-service',
      '/legal/privacy-policy',
    ]),
  )
})
