import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../site/on-page.ts'

/** A page with a dialog button, and the data to send the dialog's form. */
export type DialogCase = {
  button: string
  page: string
  title: string
  width: number
  /** Fills in all required fields, including a mark. */
  fill: (dialog: Locator, mark: string) => Promise<void>
  submit: string
  busy: string
  success: string
  formType: string
  /** The message while the request could not be sent. */
  unsent?: string
  /** How long the success message is shown, in milliseconds; 2000 by default. */
  closesAfter?: number
  /** Whether the answers stay after success. */
  keepsAnswers?: boolean
}

async function fillPerson(dialog: Locator, mark: string): Promise<void> {
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill(mark)
  await dialog.getByRole('textbox', { name: /email/i }).fill('ada@example.org')
}

const agree = (dialog: Locator) => dialog.getByLabel(/^I agree to the terms/).check()

async function fillSupport(dialog: Locator, mark: string): Promise<void> {
  await fillPerson(dialog, mark)
  await dialog.getByLabel('Priority').selectOption('Urgent')
  await dialog.getByLabel('Category').selectOption('Bug report')
  await dialog.getByLabel('Subject').fill('A flow is missing')
  await dialog.getByLabel('Description').fill('The second hop is not shown.')
  await agree(dialog)
}

export const support: DialogCase = {
  button: 'Technical Support',
  page: '/',
  title: 'Technical Support',
  width: 640,
  fill: fillSupport,
  submit: 'Submit Request',
  busy: 'Submitting...',
  success: 'Success!',
  formType: 'Support Request',
}

async function fillSales(dialog: Locator, mark: string): Promise<void> {
  await fillPerson(dialog, mark)
  await dialog.getByLabel('Company').fill('Engines')
  await dialog.getByLabel('What is it about?').selectOption('Products and prices')
  await dialog.getByLabel('Message').fill('What does a seat cost?')
  await agree(dialog)
}

export const dialogs: DialogCase[] = [
  support,
  {
    button: 'Free Investigation Request',
    page: '/',
    title: 'Free Investigation Request',
    width: 640,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await dialog.getByLabel('What happened?').fill('Two bitcoins left my wallet.')
      await dialog.getByLabel('Fund Recovery').check()
      await agree(dialog)
    },
    submit: 'Submit Request',
    busy: 'Submitting...',
    success: 'Request Received!',
    formType: 'Free Investigation Request',
  },
  {
    button: 'Partnership Inquiry',
    page: '/',
    title: 'Partnership Inquiry',
    width: 640,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await dialog.getByLabel('Company *').fill('Engines')
      await dialog.getByLabel('Job title').fill('Analyst')
      await dialog.getByLabel('Partnership type').selectOption('Reseller')
      await dialog.getByLabel('Proposal').fill('Let us work together.')
      await agree(dialog)
    },
    submit: 'Submit Inquiry',
    busy: 'Submitting...',
    success: 'Success!',
    formType: 'Partnership Inquiry',
    keepsAnswers: true,
  },
  {
    button: 'Media Inquiry',
    page: '/',
    title: 'Media Inquiry',
    width: 600,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await dialog.getByLabel('Media outlet').fill('The Ledger')
      await dialog.getByLabel('Your role').selectOption('Editor')
      await dialog.getByLabel('Kind of inquiry').selectOption('Interview')
      await dialog.getByLabel('Topic').fill('Mixers')
      await dialog.getByLabel('Description').fill('A piece on mixers.')
      await agree(dialog)
    },
    submit: 'Submit Inquiry',
    busy: 'Submitting...',
    success: 'Success!',
    formType: 'Media Inquiry',
  },
  {
    button: 'Request Personal Demo',
    page: '/',
    title: 'Personal Demo Request',
    width: 600,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await dialog.getByLabel('Experience with crypto').selectOption('Expert')
      await dialog.getByLabel('Your situation').selectOption('I want to learn')
      await agree(dialog)
    },
    submit: 'Request Demo',
    busy: 'Requesting Demo...',
    success: 'Request Received!',
    formType: 'Personal Demo Request',
  },
  {
    button: 'Contact Sales',
    page: '/company/contact',
    title: 'Sales Inquiry',
    width: 640,
    fill: fillSales,
    submit: 'Send Inquiry',
    busy: 'Sending...',
    success: 'Inquiry sent',
    formType: 'Sales Inquiry',
  },
  {
    button: 'Schedule Executive Briefing',
    page: '/solutions/executives',
    title: 'Briefing Request',
    width: 640,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await dialog.getByLabel('Company').fill('Engines')
      await dialog.getByLabel('Attendees').selectOption('6-20 people')
      await agree(dialog)
    },
    submit: 'Request Briefing',
    busy: 'Sending...',
    success: 'Request sent',
    formType: 'Briefing Request',
  },
  {
    button: 'Apply Now',
    page: '/company/careers',
    title: 'Job Application',
    width: 700,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await dialog.getByLabel('Phone').fill('+1 555 0100')
      await dialog.getByLabel('Location').fill('London')
      await dialog.getByLabel('Work authorization').selectOption('Work visa')
      await dialog.getByLabel('Position').fill('Engineer')
      await dialog.getByLabel('Availability').selectOption('Flexible')
      await dialog.getByLabel('Experience').fill('Ten years')
      await dialog.getByLabel('Skills').fill('Notes')
      await dialog.getByLabel('Cover letter').fill('Hello.')
      await agree(dialog)
    },
    submit: 'Submit Application',
    busy: 'Submitting...',
    success: 'Success!',
    formType: 'Job Application',
  },
  {
    button: 'Register',
    page: '/resources/webinars-events',
    title: 'Event Registration',
    width: 600,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await agree(dialog)
    },
    submit: 'Register',
    busy: 'Submitting...',
    success: 'Success!',
    formType: 'Event Registration',
  },
  {
    button: 'Enroll Now',
    page: '/resources/academy',
    title: 'Course Enrollment',
    width: 600,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await agree(dialog)
    },
    submit: 'Enroll Now',
    busy: 'Submitting...',
    success: 'Success!',
    formType: 'Course Enrollment',
  },
  {
    button: 'Watch Recording',
    page: '/resources/webinars-events',
    title: 'Watch the Recording',
    width: 600,
    fill: async (dialog, mark) => {
      await dialog.getByLabel('Email').fill(`${mark}@example.org`)
      await agree(dialog)
    },
    submit: 'Send Link',
    busy: 'Sending...',
    success: 'Success!',
    formType: 'Recording Request',
  },
  {
    button: 'Watch Demo',
    page: '/',
    title: 'Watch the Demo',
    width: 600,
    fill: (dialog, mark) => dialog.getByLabel('Email').fill(`${mark}@example.org`),
    submit: 'Send Demo',
    busy: 'Sending...',
    success: 'Demo Sent Successfully!',
    formType: 'Demo Video Request',
    closesAfter: 3000,
  },
  {
    button: 'Download',
    page: '/resources/research',
    title: 'Download the Report',
    width: 600,
    fill: async (dialog, mark) => {
      await fillPerson(dialog, mark)
      await dialog.getByLabel('Company').fill('Engines')
      await agree(dialog)
    },
    submit: 'Get the Report',
    busy: 'Sending...',
    success: 'Your report is ready',
    unsent: 'We have your request',
    formType: 'Report Download',
  },
  {
    button: 'Get Notified',
    page: '/resources/research',
    title: 'Get Notified',
    width: 600,
    fill: async (dialog, mark) => {
      await dialog.getByLabel('Work email').fill(`${mark}@example.org`)
      await agree(dialog)
    },
    submit: 'Notify Me',
    busy: 'Sending...',
    success: 'Noted!',
    formType: 'Report Notification',
  },
]

/** The button of a dialog; found by markup, since an open dialog hides it from the accessibility tree. */
export function triggerOf(page: Page, { button }: DialogCase): Locator {
  const name = new RegExp(`^\\s*${button}\\s*$`)
  return page.locator('main button[aria-haspopup=dialog]', { hasText: name }).first()
}

/** Goes to the page and opens the dialog with a click. */
export async function openDialog(page: Page, which: DialogCase): Promise<Locator> {
  await open(page, which.page)
  await triggerOf(page, which).click()
  const dialog = page.getByRole('dialog', { name: which.title })
  await expect(dialog).toBeVisible()
  return dialog
}
