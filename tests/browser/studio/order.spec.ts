import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const client = stackClient()
const first = 'testimonial-ransom-trace'
const page = {
  _id: 'page-company-voices',
  _type: 'page',
  title: 'Voices',
  path: { _type: 'slug', current: '/company/voices' },
  sections: [
    { _key: 'hero', _type: 'hero', title: 'Voices', look: 'plain' },
    { _key: 'list', _type: 'documentList', title: 'What they say', what: 'testimonial' },
  ],
}

test.afterEach(async () => {
  await client.delete(page._id)
  await restoreSeed(first)
})

test('a testimonial placed by drag changes its place on the site', async ({
  page: tab,
  request,
  studio,
}) => {
  await client.createOrReplace(page)
  /** Whether the site lists Marit Okonjo before Dilnoza Karimova. */
  const isFirst = async () => {
    const html = await (await request.get(`${testUrls().site}/company/voices`)).text()
    const [marit, dilnoza] = ['Marit Okonjo', 'Dilnoza Karimova'].map((name) => html.indexOf(name))
    return marit === -1 || dilnoza === -1 ? undefined : Number(marit) < Number(dilnoza)
  }
  await expect.poll(isFirst).toBe(true)

  await studio.open('people;testimonial')
  // By keyboard: the list moves the focused item between two presses of the space bar.
  const item = studio.dragged(first)
  await expect(item).toBeVisible()
  await item.focus()
  await tab.keyboard.press('Space')
  await expect(tab.getByText(/You have lifted an item/)).toBeAttached()
  await tab.keyboard.press('ArrowDown')
  await expect(tab.getByText(/You have moved the item/)).toBeAttached()
  await tab.keyboard.press('Space')
  await expect(tab.getByText('1 document reordered')).toBeVisible()
  await expect.poll(isFirst).toBe(false)
})
