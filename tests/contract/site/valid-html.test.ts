import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { EVERY_ROUTE } from '../../support/every-route.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

/** The recommended rules without those on style, which React's output determines. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // A fieldset without a legend may be used to disable its fields.
    'wcag/h71': 'off',
  },
})

const pageAt = visitRoutes(EVERY_ROUTE)

describe.each(EVERY_ROUTE)('%s', (path) => {
  test('is valid HTML with its headings in order', async () => {
    const { results } = await validator.validateString(whole(pageAt(path).html), path)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(found).toEqual([])
  })

  // Otherwise iPhones change texts before React hydrates them.
  test('forbids to make links of numbers, dates and addresses', () => {
    expect(pageAt(path).html).toMatch(
      /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"/,
    )
  })
})

/**
 * Next closes the document before scripts that stream a part with `useSearchParams`. Browsers parse these as part of
 * the body, so this moves them there.
 */
function whole(html: string): string {
  const end = '</body></html>'
  return html.replaceAll(end, '') + end
}
