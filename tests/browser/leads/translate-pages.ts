import type { Page } from '@playwright/test'

/**
 * Translates each page as Chrome does: each text, also one that appears or changes later, moves into two `font`
 * elements, so that the text that React knows is in the document no more.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode(); node; ) {
        texts.push(node as Text)
        node = walker.nextNode()
      }
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent || parent.closest('script, style, title, textarea, font'))
          continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    // After hydration, as a translation of a page comes.
    window.addEventListener('translate-now', () => {
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes)
          for (const node of type === 'characterData' ? [target] : addedNodes)
            if (node.isConnected) translate(node)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })
}

/** Translates the page that is shown, from now on. */
export const translate = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('translate-now')))
