import { HtmlValidate } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { COMPARED_PATHS } from '../../support/every-route.ts'
import { visit } from '../../support/visit.ts'

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

test.each(COMPARED_PATHS)('%s is valid HTML with its headings in order', async (path) => {
  const { html } = await visit(inject('site') + path)
  const { results } = await validator.validateString(whole(html), path)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(found).toEqual([])
})

// Otherwise iPhones change texts before React hydrates them.
test('a page forbids to make links of numbers, dates and addresses', async () => {
  expect((await visit(inject('site'))).html).toMatch(
    /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"/,
  )
})

/**
 * Next closes the document before scripts that stream a part with `useSearchParams`. Browsers parse these as part of
 * the body, so this moves them there.
 */
function whole(html: string): string {
  const end = '</body></html>'
  return html.replaceAll(end, '') + end
}
