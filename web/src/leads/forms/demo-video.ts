import { email } from './fields.ts'
import { defineForm } from './form-definition.ts'
import { beforeBuying } from './meanwhile.ts'

export const demoVideo = defineForm({
  formType: 'Demo Video Request',
  width: 960,
  hasFilm: true,
  ownMessages: true,
  delayMs: 2000,
  closesAfterMs: 3000,
  consoleLine: ({ email }) => `Demo video requested for ${email}`,
  texts: {
    title: 'Watch the Demo',
    intro: 'Case 2041, an invented theft, in 40 seconds. For the full video, leave your email.',
    submit: 'Send Demo',
    busy: 'Sending...',
    success: {
      title: 'Demo Sent Successfully!',
      text: 'Check your email: the demo arrives within a few minutes.',
    },
    meanwhile: beforeBuying,
  },
  groups: [
    {
      fields: {
        email: email({
          label: 'Email',
          required: true,
          placeholder: 'you@example.com',
        }),
      },
    },
  ],
})
