export function greeting(now: Date, firstName: string | null): string {
  const hour = now.getHours();
  const salutation = hour >= 5 && hour < 12 ? 'Good morning' : afterNoon(hour);
  return firstName === null ? `${salutation}.` : `${salutation}, ${firstName}.`;
}

function afterNoon(hour: number): string {
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
