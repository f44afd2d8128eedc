import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'

const BUTTON = 'sections[_key=="hero-case-2041"].actions[_key=="action-request-personal-demo"]'

test.afterEach(() => restoreSeed('product-reactor'))

test('a button’s new kind of target clears the old one; the published version has it', {
  tag: '@rare',
}, async ({ page, studio }) => {
  await studio.edit(`product;product-reactor,path=${encodeURIComponent(BUTTON)}`)
  const target = page.getByLabel('Leads to')
  await target.focus()
  await target.selectOption('A web address, email or phone number')
  const query = `*[_id == "drafts.product-reactor"][0].${BUTTON}.dialog`
  const stored = () => stackClient().fetch(query, {}, { perspective: 'raw' })
  await expect.poll(stored).toEqual([null])

  // The same form, read-only, with the other target.
  await page.getByRole('button', { name: 'Published', exact: true }).click()
  await expect(target).toBeDisabled()
  await expect(target.locator('option:checked')).toHaveText('A dialog')
})
