import { chromium } from '@playwright/test'

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const site = process.env.SITE
for (const [w, h] of [
  [1280, 900],
  [390, 844],
]) {
  const ctx = await b.newContext({ viewport: { width: w, height: h } })
  await ctx.addInitScript(() =>
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({
        choice: 'rejected',
        categories: [],
        version: 1,
        decidedAt: new Date().toISOString(),
      }),
    ),
  )
  const p = await ctx.newPage()
  for (const path of process.env.PATHS.split(',')) {
    await p.goto(site + path, { waitUntil: 'load' })
    await p.waitForTimeout(400)
    await p.screenshot({
      path: `/tmp/s13/${path.replace(/\W+/g, '_')}-${w}.png`,
      fullPage: !process.env.TOP,
    })
  }
  await ctx.close()
}
await b.close()
