export function greeting(now: Date, firstName: string | null): string {
  const hour = now.getHours();
  const words = hour >= 5 && hour < 12 ? 'Good morning' : afterNoon(hour);
  return firstName === null ? `${words}.` : `${words}, ${firstName}.`;
}

function afterNoon(hour: number): string {
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
