import type { Page } from '@playwright/test'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'

const client = stackClient()
const id = 'article-blog-three-bridges-in-nine-minutes'
const FROM_WORD = 'Cus\u00ADtomers\u00A0of\u200B our\u202E desk'
const ADDRESS = 'https://www.fatf-gafi.org/en/topics.html'
const LINKS = `<b id="docs-internal-guid-1"><p dir="ltr"><span>Read the </span><a href="https://www.google.com/url?q=${ADDRESS}&amp;sa=D"><span>guidance</span></a><span> </span><a href="#heading=h.1"><span>below</span></a><span>.</span></p></b>`
const HTML = '<p>Cus&shy;tomers&nbsp;of&#8203; <b>our</b>&#8238; desk</p>'

test.afterEach(() => client.delete(`drafts.${id}`))

/** Copies as a program does: `navigator.clipboard` would change the HTML. */
const copy = (page: Page, plain: string, html: string) =>
  page.evaluate(
    ([plain = '', html = '']) => {
      const write = (event: ClipboardEvent) => {
        event.clipboardData?.setData('text/plain', plain)
        if (html) event.clipboardData?.setData('text/html', html)
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      window.addEventListener('copy', write, { capture: true, once: true })
      document.execCommand('copy')
    },
    [plain, html],
  )

type Blocks = { children?: { text: string; marks: string[] }[]; markDefs?: { href: string }[] }[]

test('links copied from a document are links, and an address over a word links the word', async ({
  context,
  page,
  studio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.edit(`__edit__${id},type=article`)
  const text = page.getByTestId('field-body').getByRole('textbox')
  const blocks = async () => ((await client.getDocument(`drafts.${id}`))?.body as Blocks) ?? []

  await copy(page, 'Read the guidance below.', LINKS)
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  await expect
    .poll(async () =>
      (await blocks()).flatMap(({ children = [] }) => children.map((each) => each.text)),
    )
    .toEqual(['Read the ', 'guidance', ' below.'])
  expect((await blocks())[0]?.markDefs).toMatchObject([{ _type: 'link', href: ADDRESS }])

  await copy(page, `${ADDRESS}#over-a-word`, '')
  await page.getByText('below.').dblclick()
  await page.keyboard.press('ControlOrMeta+v')
  await expect
    .poll(async () => (await blocks())[0]?.markDefs?.map(({ href }) => href))
    .toEqual([ADDRESS, `${ADDRESS}#over-a-word`])
  expect((await blocks())[0]?.children?.at(-2)?.text).toBe('below')
})

test('pasted and typed text is stored without invisible characters, in plain and in rich text', {
  tag: '@rare',
}, async ({ context, page, studio }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.edit(`__edit__${id},type=article`)
  await copy(page, FROM_WORD, HTML)
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
