import { FIRST_VISIT_KEY, readConsent } from '@/lib/read-consent'
import { PARAMETERS } from '../forms/campaign-name'
import { formOriginOf } from '../forms/form-page'
import type { Submission } from '../forms/form-schema'

/** What brought a visitor, by the names of the server's `Visit`, which cleans and shortens it. */
type SaidVisit = Record<string, string>

// In characters. The server keeps less; a link of 58 KB must not fill what the browser keeps.
const LONGEST = 300

/** What brought the visitor this time: campaign parameters, referring host, landing page. */
function currentVisit(): SaidVisit {
  const [landing] = performance.getEntriesByName('landing') as PerformanceMark[]
  const url = new URL(landing?.detail ?? location.href)
  const { searchParams } = url
  const visit: SaidVisit = {}
  for (const name of PARAMETERS) {
    const value = searchParams.get(`utm_${name}`)
    if (value) visit[name] = value.slice(0, LONGEST)
  }
  const isCampaign = Object.keys(visit).length > 0
  const referrer = document.referrer && new URL(document.referrer).hostname
  const isOwn = referrer === location.hostname
  if (referrer && !isOwn) visit.referrer = referrer
  // A reload, or a step within the site that loads a document, is no landing.
  if (isCampaign || (!isOwn && !isRepeated()))
    visit.landing = formOriginOf(url).from.slice(0, LONGEST)
  return visit
}

/** Whether this document was loaded by Reload, Back or Forward. */
function isRepeated(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'reload' || loading?.type === 'back_forward'
}

/** 90 days in ms, as the cookie policy says. */
const LIFETIME = 90 * 24 * 60 * 60 * 1000

const today = () => new Date().toISOString().slice(0, 10)

/** Keeps this visit as the first, unless there is one; for visitors who allow marketing. */
export function keepFirstVisit(): void {
  try {
    if (keptVisit()) return
    const visit = { day: today(), ...currentVisit() }
    localStorage.setItem(FIRST_VISIT_KEY, JSON.stringify(visit))
  } catch {
    // Without storage, or without a readable address, there is no first visit.
  }
}

function keptVisit(): SaidVisit | undefined {
  try {
    const kept: SaidVisit | null = JSON.parse(localStorage.getItem(FIRST_VISIT_KEY) ?? 'null')
    const age = Date.now() - Date.parse(kept?.day ?? '')
    // A day in the future is of a clock that was set back.
    return kept && Math.abs(age) < LIFETIME ? kept : undefined
  } catch {
    // Storage may be forbidden or hold other data.
    return undefined
  }
}

/** The visits that go with a submission: this one, and the first if it is another and may be known. It never throws. */
export function visits(): Pick<NonNullable<Submission['context']>, 'visit' | 'firstVisit'> {
  try {
    const visit = currentVisit()
    const first = readConsent().categories.includes('marketing') ? keptVisit() : undefined
    const isThis = JSON.stringify(first) === JSON.stringify({ day: today(), ...visit })
    return { visit, ...(first && !isThis && { firstVisit: first }) }
  } catch {
    // A web view may say a referrer that is no URL; the submission matters more.
    return {}
  }
}
