import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { decidedVisitor } from '../../support/decided-visitor.ts'
import { startRelay } from '../../support/relay.ts'
import { docx, pdf, program } from '../../support/test-documents.ts'
import { testPorts } from '../../support/test-urls.ts'
import { expectNoAxeViolations } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { dialogOf, openDialog, TEXT } from './dialog-page.ts'
import { kept, UNSENT } from './submissions.ts'

const MB = 1024 * 1024
const job = dialogOf('Job Application')

const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })

const send = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Submit Application', exact: true }).click()

test.use({ expectedErrors: UNSENT })

/** The names of stored files in this browser. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('unsent-request', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('file')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const reading = opening.result.transaction('file').objectStore('file').getAllKeys()
    await new Promise((resolve) => {
      reading.onsuccess = resolve
    })
    opening.result.close()
    return reading.result
  })

/** Opens the site over a connection that can be cut. */
async function openThroughRelay(browser: Browser) {
  const relay = await startRelay(0, testPorts().site)
  const baseURL = `http://localhost:${relay.port}`
  const { cookies, origins } = decidedVisitor()
  const ofRelay = origins.map((origin) => ({ ...origin, origin: baseURL }))
  const context = await browser.newContext({ baseURL, storageState: { cookies, origins: ofRelay } })
  return { relay, context, page: await context.newPage() }
}

test('an application with a résumé, sent over a cut connection, arrives once with its document', async ({
  browser,
  bot,
}) => {
  const { relay, context, page } = await openThroughRelay(browser)
  const dialog = await openDialog(page, job)
  await job.fill(dialog, bot.mark)
  const content = pdf(8 * MB)
  await dialog.getByLabel('Résumé').setInputFiles(file(`cv ${bot.mark}.pdf`, content))
  await expect(dialog.getByText('8 MB', { exact: true })).toBeVisible()

  relay.stall()
  await send(dialog)
  await expect(dialog.getByRole('progressbar', { name: 'Sending your file' })).toBeVisible()
  expect(await kept(page)).toHaveLength(1)
  await expect.poll(() => keptFiles(page)).toHaveLength(1)
  relay.cut()
  await expect(dialog.getByText('Sending was interrupted. Trying again…')).toBeVisible()
  relay.mend()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect.poll(() => bot.documents().length).toBe(1)
  expect(bot.documents()[0]?.content.equals(content)).toBe(true)
  expect(bot.messages()).toHaveLength(1)
  expect(bot.messages()[0]).toContain(`Résumé: cv ${bot.mark}.pdf (PDF, 8 MB)`)
  await expect.poll(() => keptFiles(page)).toEqual([])
  expect([await kept(page), bot.refusals]).toEqual([[], []])
  await context.close()
  await relay.close()
})

test('a tab closed in the middle of an upload loses nothing: the next visit sends it, once', async ({
  browser,
  bot,
}) => {
  const { relay, context, page } = await openThroughRelay(browser)
  const dialog = await openDialog(page, job)
  await job.fill(dialog, bot.mark)
  await dialog.getByLabel('Résumé').setInputFiles(file(`${bot.mark}.docx`, docx()))
  relay.stall()
  await send(dialog)
  await expect.poll(() => keptFiles(page)).toHaveLength(1)
  await page.close()
  relay.cut()
  relay.mend()

  const next = await context.newPage()
  await next.goto('/company/careers')
  await expect.poll(() => bot.documents().length).toBe(1)
  await expect.poll(() => keptFiles(next)).toEqual([])
  await expect.poll(() => kept(next)).toEqual([])
  expect(bot.messages()).toHaveLength(1)
  await context.close()
  await relay.close()
})

test('a file is checked when chosen and by the server, can be replaced and removed, and its upload canceled', async ({
  page,
  context,
  bot,
}) => {
  const dialog = await openDialog(page, job)
  await job.fill(dialog, bot.mark)
  const field = dialog.getByLabel('Résumé')
  const attach = async (name: string, buffer: Buffer) => field.setInputFiles(file(name, buffer))
  await expect(field).toHaveAccessibleDescription(/^PDF, DOC, DOCX \(Max 10MB\)/)

  await attach('cv.exe', program())
  await expect(field).toHaveAccessibleDescription(/must be a PDF, DOC, or DOCX file/)
  await attach('cv.pdf', Buffer.alloc(0))
  await expect(field).toHaveAccessibleDescription(/is empty/)
  await attach('cv.pdf', pdf(10 * MB + 1))
  await expect(field).toHaveAccessibleDescription(/larger than 10 MB/)
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toBeHidden()

  // The server detects a program that is named PDF.
  await attach('cv.pdf', program())
  await expect(dialog.getByText('604 bytes', { exact: true })).toBeVisible()
  await send(dialog)
  await expect(field).toHaveAccessibleDescription(/its content is something else/)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolations(page)
  await attach('cv.exe', program())
  await expect(field).toHaveAccessibleDescription(/“cv.pdf” is still attached/)
  await dialog.getByRole('button', { name: 'Remove cv.pdf' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'false')

  const dropped = await page.evaluateHandle((name) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['%PDF-1.7 dropped'], name))
    return transfer
  }, `dropped-${bot.mark}.pdf`)
  await dialog.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(dialog.getByText('16 bytes', { exact: true })).toBeVisible()

  // Without a connection the visitor gets an error; canceling keeps the form.
  await page.route('**/api/submissions', (route) => route.abort('connectionreset'))
  await send(dialog)
  await expect(dialog.getByText('Sending was interrupted. Trying again…')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Cover letter')).toHaveValue(TEXT)
  expect(await kept(page)).toEqual([])
  await expect.poll(() => keptFiles(page)).toEqual([])
  await page.unroute('**/api/submissions')

  await context.setOffline(true)
  await send(dialog)
  await expect(dialog.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
  await expectNoAxeViolations(page)
  expect(bot.messages()).toEqual([])
  await context.setOffline(false)
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect.poll(() => bot.documents().length).toBe(1)
  expect(bot.messages()).toHaveLength(1)
  await expect.poll(() => keptFiles(page)).toEqual([])
})
