import { businessFields, choice, day, longText, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

const topics = {
  executive: 'Executive briefing',
  presentation: 'Presentation of a report',
  analysis: 'Analysis call',
  consultation: 'Consultation',
  training: 'Training session',
  workshop: 'Team workshop',
  other: 'Something else',
}

const attendees = {
  '1-5': '1-5 people',
  '6-20': '6-20 people',
  '21-100': '21-100 people',
  '101+': 'More than 100 people',
}

export const briefingRequest = defineForm({
  formType: 'Briefing Request',
  texts: {
    title: 'Briefing Request',
    intro: 'Briefings, training and workshops for your team, at your office or online.',
    submit: 'Request Briefing',
    busy: 'Sending...',
    success: {
      title: 'Request sent',
      text: 'Thank you. We will reply by email within one business day to agree on a date.',
    },
  },
  groups: [
    { legend: 'About you', fields: businessFields },
    {
      legend: 'Your briefing',
      fields: {
        topic: choice(topics, {
          label: 'What would you like?',
          required: true,
          half: true,
          prompt: 'Choose one',
        }),
        attendees: choice(attendees, {
          label: 'Attendees',
          required: true,
          half: true,
          prompt: 'Choose a number',
        }),
        firstDate: day({ label: 'Preferred date', half: true }),
        secondDate: day({ label: 'Second choice', half: true }),
        report: text({ label: 'Report', placeholder: 'If it is about one' }),
        message: longText({ label: 'What should we prepare?', rows: 4 }),
      },
    },
    { fields: { terms } },
  ],
})
