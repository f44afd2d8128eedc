import { submission } from './open-test-leads'

const answers = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '+1 555 0100',
  location: 'London',
  authorization: 'work-visa',
  position: 'Engineer',
  availability: 'flexible',
  experience: 'Ten years',
  skills: 'Notes',
  coverLetter: 'Hello.',
  terms: true,
}

/** A complete Job Application with a new id and this file name, or none. */
export function application(resume: string | null = 'cv.pdf') {
  return submission({ ...answers, ...(resume && { resume }) }, 'Job Application')
}

/** The form data of a browser: the submission, and the file under its field's name. */
export function applicationForm(request: object, file: File | undefined): FormData {
  const form = new FormData()
  form.append('submission', JSON.stringify(request))
  if (file) form.append('resume', file)
  return form
}

/** An application as the site's pages send it; `headers` overrides headers. */
export async function upload(request: object, file: File | undefined, headers = {}) {
  const sent = new Response(applicationForm(request, file))
  return new Request('http://localhost:3000/api/submissions', {
    method: 'POST',
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: await sent.arrayBuffer(),
  })
}
