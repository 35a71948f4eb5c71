/** Registers the first editor of a service: what their requests carry from then on. */
export const signIn = async (serviceUrl: string) => {
  const registered = await fetch(`${serviceUrl}/admin/register-admin`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: serviceUrl },
    body: JSON.stringify({
      firstname: "Edith",
      email: "editor@example.com",
      password: "A-long-Passw0rd",
    }),
  });
  const { data } = (await registered.json()) as { data: { token: string } };

  return { Authorization: `Bearer ${data.token}`, Origin: serviceUrl };
};
