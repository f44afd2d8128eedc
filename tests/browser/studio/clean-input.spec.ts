import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'

const client = stackClient()
const id = 'article-blog-three-bridges-in-nine-minutes'
const FROM_WORD = 'Cus\u00ADtomers\u00A0of\u200B our\u202E desk'
const HTML = '<p>Cus&shy;tomers&nbsp;of&#8203; <b>our</b>&#8238; desk</p>'

test.afterEach(() => client.delete(`drafts.${id}`))

test('pasted and typed text is stored without invisible characters, in plain and in rich text', {
  tag: '@rare',
}, async ({ context, page, studio }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.edit(`__edit__${id},type=article`)
  await page.evaluate(
    async ([plain = '', html = '']) => {
      const blob = (text: string, type: string) => new Blob([text], { type })
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': blob(plain, 'text/plain'),
          'text/html': blob(html, 'text/html'),
        }),
      ])
    },
    [FROM_WORD, HTML],
  )
  const draft = () => client.getDocument(`drafts.${id}`)

  const title = studio.field('Title')
  await title.fill('Before, after')
  for (let at = 0; at < ' after'.length; at += 1) await title.press('ArrowLeft')
  await title.press('ControlOrMeta+v')
  // The cursor stays after the pasted text.
  await page.keyboard.insertText(' 10\u00A0km wo\u00ADrds')
  await expect(title).toHaveValue('Before,Customers of our desk 10\u00A0km words after')

  const summary = studio.field('Summary')
  await summary.fill('')
  await summary.press('ControlOrMeta+v')
  await expect(summary).toHaveValue('Customers of our desk')
  await expect.poll(async () => (await draft())?.summary).toBe('Customers of our desk')

  await page.getByTestId('field-body').getByRole('textbox').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.insertText(' to\u00ADday')
  const blocks = async () =>
    ((await draft())?.body as { children?: { text: string; marks: string[] }[] }[]) ?? []
  await expect
    .poll(async () =>
      (await blocks()).map(({ children = [] }) => children.map((each) => each.text)),
    )
    .toEqual([['Customers of ', 'our', ' desk today']])
  expect((await blocks())[0]?.children?.[1]?.marks).toEqual(['strong'])
  expect((await draft())?.title).toBe('Before,Customers of our desk 10\u00A0km words after')
})
