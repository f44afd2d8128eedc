import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const id = 'page-of-mistakes'
const path = '/company/mistakes'
const client = stackClient()
const WORD = 'Donaudampfschifffahrtselektrizitatenhauptbetriebswerkbauunterb'

const mistakes = {
  _id: `drafts.${id}`,
  _type: 'page',
  title: 'A page of mistakes',
  path: { _type: 'slug', current: path },
  seo: {
    _type: 'seo',
    description:
      'A page on which an editor finds what is wrong, repairs it with one click or accepts it.',
  },
  sections: [
    { _key: 'hero', _type: 'hero', title: 'Two  spaces', look: 'plain' },
    {
      _key: 'grid',
      _type: 'cardGrid',
      look: 'plain',
      columns: 3,
      title: 'A grid',
      cards: [{ _key: 'card', _type: 'card', title: WORD }],
    },
  ],
}

test.beforeEach(() => client.createOrReplace(mistakes))
test.afterEach(() => client.delete({ query: `*[_id in ["${id}", "drafts.${id}"]]` }))

test('an editor checks a page, repairs, accepts and publishes it', async ({ page, studio }) => {
  const draft = () => client.getDocument(`drafts.${id}`)
  await studio.edit(`__edit__${id},type=page`)
  await page.getByRole('button', { name: 'Check before publishing' }).click()
  const finding = (text: string | RegExp) => page.getByRole('listitem', { name: text })
  await expect(page.getByText('2 warnings. You can publish, but look at them first.')).toBeVisible()

  // Focuses the field in a card of a section.
  await finding(/62 letters/)
    .getByRole('button', { name: 'Go to field' })
    .click()
  // The second title field is the card's; the first is its section's.
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true }).last()
  await expect(title).toHaveValue(WORD)
  await expect(title).toBeFocused()

  await finding(/Two spaces/)
    .getByRole('button', { name: 'Delete the double space' })
    .click()
  await expect(finding(/Two spaces/)).toHaveCount(0)
  await expect.poll(async () => (await draft())?.sections[0].title).toBe('Two spaces')

  await finding(/62 letters/)
    .getByRole('button', { name: 'Accept …' })
    .click()
  await page.getByRole('textbox', { name: 'Why is this right here?' }).fill('A company in Vienna')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing to fix: this can be published.')).toBeVisible()
  const accepted = page.getByRole('listitem', { name: /^Accepted: .*62 letters/ })
  await expect(accepted).toContainText('“A company in Vienna”')

  await studio.publish()
  const html = async () => (await page.request.get(testUrls().site + path)).text()
  await expect.poll(html).toContain('Two spaces')
  expect(await html()).not.toContain('A company in Vienna')

  await accepted.getByRole('button', { name: 'Reopen' }).click()
  await expect(finding(/^“Donau.*62 letters/)).toBeVisible()
})
