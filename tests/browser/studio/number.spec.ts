import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'

const client = stackClient()
const id = 'event-your-first-exhibit'

test.afterEach(() => client.delete(`drafts.${id}`))

test('a price with a comma has a message and is not stored as another price', async ({
  context,
  page,
  studio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.edit(`__edit__${id},type=event`)
  const amount = studio.field('Amount')
  const stored = async () => {
    const draft = await client.getDocument<{ price?: { amount?: number } }>(`drafts.${id}`)
    return draft ? (draft.price?.amount ?? 'none') : 'no draft'
  }
  const write = async (text: string) => {
    await amount.selectText()
    await amount.pressSequentially(text)
    await expect(amount).toHaveValue(text)
  }
  const refused = async () => {
    await expect(studio.message('Write a number with a point')).toBeVisible()
    await expect(studio.publishButton).toBeDisabled()
    await expect.poll(stored).toBe('none')
  }
  await write('12,50')
  await refused()
  await write('12.50')
  await expect.poll(stored).toBe(12.5)
  await expect(studio.message('Write a number')).toHaveCount(0)
  await expect(amount).toHaveValue('12.50')

  await page.evaluate(() => navigator.clipboard.writeText('1.200,50'))
  await amount.selectText()
  await amount.press('ControlOrMeta+v')
  await expect(amount).toHaveValue('1.200,50')
  await refused()
})
