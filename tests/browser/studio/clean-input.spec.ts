import type { Page } from '@playwright/test'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { atRest } from '../site/at-rest.ts'

const client = stackClient()
const id = 'article-blog-three-bridges-in-nine-minutes'
const FROM_WORD = 'Cus\u00ADtomers\u00A0of\u200B our\u202E desk'
const ADDRESS = 'https://www.fatf-gafi.org/en/topics.html'
const LINKS = `<b id="docs-internal-guid-1"><p dir="ltr"><span>Read the </span><a href="https://www.google.com/url?q=${ADDRESS}&amp;sa=D"><span>guidance</span></a><span> </span><a href="#heading=h.1"><span>below</span></a><span>.</span></p></b>`

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
  // The editor hears of a selection a tenth of a second later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
  await atRest(page)
  await page.keyboard.press('ControlOrMeta+v')
  await expect
    .poll(async () => (await blocks())[0]?.markDefs?.map(({ href }) => href))
    .toEqual([ADDRESS, `${ADDRESS}#over-a-word`])
  await expect.poll(async () => (await blocks())[0]?.children?.at(-2)?.text).toBe('below')
})

test('pasted text is stored without invisible characters', async ({ context, page, studio }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.edit(`__edit__${id},type=article`)
  await copy(page, FROM_WORD, '')
  for (const name of ['Title', 'Summary']) {
    await studio.field(name).fill('')
    await studio.field(name).press('ControlOrMeta+v')
    await expect(studio.field(name)).toHaveValue('Customers of our desk')
  }
  const summary = async () => (await client.getDocument(`drafts.${id}`))?.summary
  await expect.poll(summary).toBe('Customers of our desk')
})

const LIST = `<style>@list l0:level1 {mso-level-number-format:decimal;}</style>
<p class="MsoNormal" style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="font-family:Calibri;"><span style='mso-list:Ignore;'>1.<span>&nbsp;</span></span></span><![endif]><span>Seize</span></p>`

test('a list item copied from an office program comes without the mark drawn before it', async ({
  context,
  page,
  studio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.edit(`__edit__${id},type=article`)
  await copy(page, '1. Seize', LIST)
  await page.getByTestId('field-body').getByRole('textbox').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  const body = async () => (await client.getDocument(`drafts.${id}`))?.body
  await expect.poll(body).toMatchObject([{ listItem: 'number', children: [{ text: 'Seize' }] }])
})

const SHEET = `<google-sheets-html-origin><style>td{border:1px solid}</style><table><colgroup><col></colgroup><tbody>
<tr><td>Region</td><td>Volume</td><td>Share</td></tr><tr><td>EMEA</td><td colspan="2">1,200 <b>USD</b></td></tr>
<tr><td></td><td></td><td></td></tr></tbody></table></google-sheets-html-origin>`

test('a table copied from a sheet is a table; one among text stays text', async ({
  context,
  page,
  studio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.edit(`__edit__${id},type=article`)
  const text = page.getByTestId('field-body').getByRole('textbox')
  const body = async () => ((await client.getDocument(`drafts.${id}`))?.body ?? []) as object[]
  const paste = async (html: string) => {
    await copy(page, 'Region\tVolume', html)
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+v')
  }
  await paste(SHEET)
  const cells = [{ cells: ['Region', 'Volume', 'Share'] }, { cells: ['EMEA', '1,200 USD', ''] }]
  await expect
    .poll(async () => (await body()).find((block) => 'table' in block))
    .toMatchObject({ _type: 'textTable', table: { _type: 'table', rows: cells } })

  await paste(`<p>Before it.</p>${SHEET}`)
  await expect.poll(async () => JSON.stringify(await body())).toContain('Before it.')
  expect((await body()).some((block) => 'table' in block)).toBe(false)
})
