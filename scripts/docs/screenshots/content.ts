import { requestCms } from "../../lib/cms-client.ts";

const hirePages = "content-manager/collection-types/api::hire-page.hire-page";

type HirePage = { documentId: string; slug: string };

/**
 * Makes the seeded content fit the tasks: deletes the hire page of Swift, which a task creates, and
 * sends a message as a visitor.
 */
export const prepareGuideContent = async (url: string, token: string) => {
  const { results }: { results: HirePage[] } = await requestCms(
    `${url}/${hirePages}?pageSize=100`,
    {
      token,
    },
  );
  const swiftPage = results.find(({ slug }) => slug === "swift");
  await requestCms(`${url}/${hirePages}/${swiftPage?.documentId}`, { method: "DELETE", token });

  const message = {
    full_name: "Sam Carter",
    your_email: "sam.carter@example.com",
    mobile_no: "+14155550100",
    message:
      "We run a shop with 4,000 products and want to move it without losing a weekend. What does that take?",
    url: "services/ecommerce",
    accecptMail: false,
  };
  await requestCms(`${url}/api/contact-datas`, { body: { data: message } });
};
