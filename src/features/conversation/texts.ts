export const recordingTexts = {
  notThrough: 'That recording didn’t go through.',
  safeHere: 'Your recording is safe on this device.',
  correctTranscript: 'Correct transcript',
  typeTranscript: 'Type transcript',
  answeredElsewhere:
    'Your recording is for an earlier question, which was answered in another tab or on another device.',
  tooShort: 'That was too short. Tap the microphone and try again.',
} as const;

export const answerTexts = {
  waitingToSend: 'Waiting to send',
  sentWhenOnline: 'You’re offline. We’ll send this when you’re back online.',
  queued: 'Your answer is waiting to be sent.',
  earlierArrived: 'We’d already received an earlier version of this answer. This one is saved here.',
  answeredElsewhere: 'Your text is for an earlier question, which was answered in another tab or on another device.',
  mayLeave: 'You can leave this page. We’ll keep working.',
  stillWorking: 'Still working.',
} as const;
