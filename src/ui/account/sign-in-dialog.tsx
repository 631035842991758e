export default function SignInDialog({ view }: { view: string }) {
  return <p>{view}</p>;
}
