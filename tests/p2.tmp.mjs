import { chromium } from '@playwright/test'
import { createClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
const info = JSON.parse(process.argv[2])
const c = createClient({ projectId:'lake', dataset:'production', apiHost: info.lake, useProjectHostname:false, useCdn:false, apiVersion:'2026-03-01', token: info.token })
const { secret } = await createPreviewSecret(c, 'a test', info.studio)
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu']})
const p = await browser.newPage(); p.on('console', m=>console.log(m.type(), m.text().slice(0,900))); p.on('pageerror', e=>console.log('PAGEERROR', e.stack?.slice(0,800)))
p.on('response', r=>{ if(r.status()>=400) console.log(r.status(), r.url()) })
await p.goto(`${process.env.SITE}/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/products/reactor&sanity-preview-perspective=drafts`,{timeout:90000})
await p.waitForTimeout(Number(process.env.WAIT??8000))
console.log(await p.locator('h1').first().textContent(), p.url(), await p.locator('sanity-visual-editing').count())
await browser.close()
