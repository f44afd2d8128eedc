import { expect as baseExpect, type Locator, type Page } from '@playwright/test'
import { testUrls } from './test-urls.ts'

const { studio } = testUrls()
// The Studio loads slowly on a busy machine.
const expect = baseExpect.configure({ timeout: 45_000 })

/** The Studio as an editor uses it. */
export class StudioPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Goes to a path of the Studio, without loading it again if it is open. */
  async goTo(path: string) {
    if (!this.page.url().startsWith(studio)) await this.page.goto(studio + path)
    else
      await this.page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
  }

  /** Opens a path of the structure, such as `product;product-reactor`. */
  async open(path = '') {
    await this.goTo(`/structure/${path}`)
    await expect(this.sidebar.getByRole('link', { name: 'Site settings' })).toBeVisible()
  }

  /** Opens a document and waits for its form, beside which the first panes may be folded. */
  async edit(path: string) {
    await this.goTo(`/structure/${path}`)
    await expect(this.publishButton).toBeVisible()
    await expect(this.page.getByRole('textbox').first()).toBeEditable()
  }

  get sidebar(): Locator {
    return this.page.getByRole('listbox', { name: 'Content' })
  }

  get publishButton(): Locator {
    return this.page.getByTestId('action-publish')
  }

  /** The status line below the form: Saved, Edited just now, Last published … */
  get status(): Locator {
    return this.page.getByTestId('pane-footer-document-status')
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** The validation message below a field. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('alert').filter({ hasText: text })
  }

  /** The list entry of a document. */
  entry(list: string, name: string | RegExp): Locator {
    return this.page.getByRole('listbox', { name: list }).getByRole('option', { name })
  }

  /** The entry of a document in a list that editors order by drag. */
  dragged(id: string): Locator {
    return this.page.locator(`[data-rfd-drag-handle-draggable-id="${id}"]`)
  }

  async publish() {
    // A window behind a colleague's is slowed down, and sends too late.
    await this.page.bringToFront()
    const isIt = (sent: { url: () => string }) => sent.url().includes('document.publish')
    await expect(this.publishButton).toBeEnabled()
    const published = this.page.waitForResponse(isIt)
    // A message that comes while it is pressed disables it, and the click is lost.
    await expect(() =>
      Promise.all([this.page.waitForRequest(isIt, { timeout: 5000 }), this.publishButton.click()]),
    ).toPass()
    await published
    await expect(this.status).toContainText(/Last published|Published/)
    await expect(this.publishButton).toBeDisabled()
  }

  /** Chooses an entry of the menu beside Publish. */
  async choose(action: string) {
    await this.page.getByRole('button', { name: 'Open document actions' }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }
}
